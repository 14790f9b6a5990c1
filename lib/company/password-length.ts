/** Characters that a new password has. A longer one is better than one with prescribed signs. @see https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
