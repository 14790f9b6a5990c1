import { describe, expect, it } from "vitest";
import { checkPassword, hashOf, isPassword } from "./password";

const WHO = { email: "ada.lovelace@example.com", name: "Ada Lovelace" };

describe("a new password", () => {
  it.each(["correct horse battery", "Tr0ub4dor&3x", "пароль длинный", "password of my own choosing", "9f8a7s6d5f4g", "ada lovelace was here", "🐎🔋📎🌵🌲🌊🔥🌙🍀🎈"])("may be %j", (password) => {
    expect(() => checkPassword(password, WHO)).not.toThrow();
  });

  it.each(["", "123456789", "🐎🔋📎🌵🌲🌊🔥🌙🍀", "1234567890", "12345678901", "Password123!", "passwort2026", "qwertyuiop", "aaaaaaaaaaaa", "abababababab", "adalovelace", "Ada.Lovelace1", "x".repeat(129)])("may not be %j", (password) => {
    expect(() => checkPassword(password, WHO)).toThrow(/password/);
  });
});

describe("a kept password", () => {
  it("is told from every other, and from that of nobody", async () => {
    const hash = await hashOf("correct horse battery");
    expect(await hashOf("correct horse battery")).not.toBe(hash);
    expect(await Promise.all([isPassword("correct horse battery", hash), isPassword("Correct horse battery", hash), isPassword("correct horse battery", undefined)])).toEqual([true, false, false]);
  });

  it("is refused rather than waited for when too many others are checked", async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword("x", undefined)));
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: "overloaded" } });
  });
});
