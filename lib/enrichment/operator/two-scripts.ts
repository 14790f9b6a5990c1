import type { FoundName } from "./found-name";
import { isAllCommon } from "./agreement";
import { isForms, PREFIX_FORMS, SUFFIX } from "./legal-suffixes";

const OF_OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;
/** A name's beginning in another script than Latin, and the Latin words behind it. */
const IN_TWO = /^(.*[^\p{Script=Latin}\P{L}][^\p{L}\s]*)\s+(\p{Script=Latin}[^\P{L}\P{Script=Latin}]*.*)$/u;

/**
 * A company's name in its own script, which begins with its form, and right behind it the same in Latin letters with a form of theirs: they are two
 * ("주식회사 린도라 Lindora Co., Ltd.").
 */
export function inTwoScripts(found: FoundName): readonly FoundName[] {
  const { name, start, end } = found;
  const [, own = "", latin = ""] = OF_OTHER_SCRIPT.test(name) ? (IN_TWO.exec(name) ?? []) : [];
  const form = own === "" ? null : PREFIX_FORMS.exec(name);
  if (form?.index !== 0 || !OF_OTHER_SCRIPT.test(form[0]) || isForms(own) || OF_OTHER_SCRIPT.test(latin) || SUFFIX.exec(latin) === null || isAllCommon(latin)) return [found];
  return [{ name: own, start, end: start + own.length }, { name: latin, start: end - latin.length, end }];
}
