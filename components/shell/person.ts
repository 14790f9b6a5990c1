/** Who is signed in, as the pages show them. */
export interface Person {
  readonly name: string;
  readonly email: string;
}
