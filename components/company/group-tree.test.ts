import fc from "fast-check";
import { expect, test } from "vitest";
import type { PublicRecord } from "../../lib/company/fields";
import { groupTree, pathTo, treeRows, type Member } from "./group-tree";

const idsOf = (member: Member): readonly string[] => [member.id, ...member.children.flatMap(idsOf)];
const member = (ID: string, parent: string | null, more: PublicRecord = {}): PublicRecord => ({ ID, "Company Name": ID.toUpperCase(), "Local Headquarter ID Number": parent, "Global Headquarter ID Number": "head", ...more });

test("members stand below whom they report to, branches last", () => {
  const tree = groupTree("head", [member("head", "head"), member("berlin", "sub", { "Location Type": "2" }), member("subsub", "sub", { "Subsidiary Code": "3" }), member("sub", "head", { "Subsidiary Code": "3" })]);
  expect(tree).toMatchObject({ id: "head", kind: "head", children: [{ id: "sub", kind: "subsidiary", children: [{ id: "subsub" }, { id: "berlin", kind: "branch" }] }] });
  expect(pathTo(tree, "subsub")).toEqual(["head", "sub", "subsub"]);
  expect(pathTo(tree, "elsewhere")).toEqual([]);
});

test("a parent that is not loaded stands there by the name its members know it by", () => {
  const tree = groupTree("head", [member("a", "gone", { "Local Headquarter Company Name": "Gone B.V.", "Local Headquarter City": "Delft" })]);
  expect(tree).toMatchObject({ id: "head", loaded: false, children: [{ id: "gone", name: "Gone B.V.", city: "Delft", loaded: false, children: [{ id: "a", loaded: true }] }] });
});

test("every member is in the tree exactly once, whatever they say of their parents", () => {
  const ids = ["head", "a", "b", "c", "d"];
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(null, "outside", ...ids)), { selector: ([id]) => id }), (pairs) => {
      const found = idsOf(groupTree("head", pairs.map(([id, parent]) => member(id, parent))));
      expect(new Set(found).size).toBe(found.length);
      for (const [id] of pairs) expect(found).toContain(id);
    }),
  );
});

test("only open members show what is below them", () => {
  const tree = groupTree("head", [member("head", null), member("sub", "head"), member("deep", "sub")]);
  expect(treeRows(tree, new Set()).map((row) => row.member.id)).toEqual(["head"]);
  expect(treeRows(tree, new Set(["head", "sub"])).map(({ member: { id }, level }) => [id, level])).toEqual([["head", 1], ["sub", 2], ["deep", 3]]);
});
