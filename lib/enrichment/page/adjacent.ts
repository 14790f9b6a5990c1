/** How much of a line and of what follows is looked at. */
const REACH = 80;
const SEVERAL_WORDS = /[\p{L}\p{N}][^\s]* +[^\s]*[\p{L}\p{N}.]$/u;
const NEXT_WORDS = /^[\p{Lu}\p{N}][^\s<]* +[^\s<]/u;

/**
 * Whether an element of running text that begins right behind another one, without a blank between them, is a line of its own: where both have
 * several words they would run into each other, were they not set apart by a style (`<span>Hans Lang</span><span>Main Street 3</span>`).
 * @param line what the line has so far
 * @param nameEnd where in the page the tag's name ends
 */
export function standsApart(line: string, html: string, nameEnd: number): boolean {
  if (!SEVERAL_WORDS.test(line.slice(-REACH))) return false;
  const end = html.indexOf(">", nameEnd);
  return end >= 0 && end - nameEnd < 400 && NEXT_WORDS.test(html.slice(end + 1, end + 1 + REACH));
}
