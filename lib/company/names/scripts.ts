/**
 * Letter-by-letter romanisation of alphabets, in the style of the usual passport and gazetteer romanisations
 * (BGN/PCGN for Cyrillic, ISO 843 for Greek, the national system for Georgian), all without diacritics. One letter has
 * one reading, because the index and the query must agree without knowing the language: и is always "i", г always "g".
 *
 * Each table is a text of "letter reading" pairs; "-" is a letter that is not written in Latin.
 */
const CYRILLIC = `а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh
  щ shch ъ - ы y ь - э e ю yu я ya
  і i ї i є ye ґ g ў u ђ d ѓ g ѕ dz ј j љ lj њ nj ћ c ќ k џ dz ѣ e ѳ f ѵ i ѐ e ѝ i
  ә a ғ g қ k ң n ө o ұ u ү u һ h ҳ h ҷ j ӣ i ӯ u җ j ӑ a ӗ e ҫ s ӳ u ҡ k ҙ z ӏ -`;

const GREEK = `α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
  ϊ i ϋ y ΐ i ΰ y ά a έ e ή i ί i ό o ύ y ώ o`;

const GEORGIAN = `ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch
  ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h`;

const ARMENIAN = `ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch
  պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k օ o ֆ f և ev`;

const HEBREW = `א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק k ר r
  ש sh ת t`;

const ARABIC = `ا a أ a إ i آ a ٱ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q
  ك k ل l م m ن n ه h و w ي y ى a ة a ء a ؤ w ئ y پ p چ ch ژ zh گ g ک k ی y ہ h ھ h ں n ٹ t ڈ d ڑ r ے e ۓ e ـ -`;

const THAI = `ก k ข kh ฃ kh ค kh ฅ kh ฆ kh ง ng จ ch ฉ ch ช ch ซ s ฌ ch ญ y ฎ d ฏ t ฐ th ฑ th ฒ th ณ n ด d ต t ถ th ท th
  ธ th น n บ b ป p ผ ph ฝ f พ ph ฟ f ภ ph ม m ย y ร r ฤ rue ล l ฦ lue ว w ศ s ษ s ส s ห h ฬ l อ o ฮ h
  ะ a ั a า a ิ i ี i ึ ue ื ue ุ u ู u เ e แ ae โ o ใ ai ไ ai ๅ a ํ m ๆ - ฯ - ็ - ่ - ้ - ๊ - ๋ - ์ - ๎ - ฺ -`;

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const LATIN = `ß ss æ ae œ oe ø o ł l đ d ð d þ th ı i ħ h ŋ n ŧ t ĸ k ƀ b ƃ b ƈ c ƌ d ƒ f ɓ b ɖ d ɗ d ɛ e ǝ e ə a ɠ g ɣ g
  ɨ i ɩ i ɪ i ɫ l ɲ n ƞ n ɔ o ɵ o ƙ k ƥ p ʀ r ɍ r ʃ sh ƭ t ʈ t ʉ u ʊ u ʋ v ƴ y ɏ y ƶ z ʒ z ƹ z ȼ c ȡ d ɇ e ǥ g ɉ j ƚ l
  ȿ s ƾ ts ɀ z ǆ dz ȣ ou ƿ w ȝ y ꝡ v ꞌ - ʹ - ʺ - ʾ - ʿ -`;

const pairs = [LATIN, CYRILLIC, GREEK, GEORGIAN, ARMENIAN, HEBREW, ARABIC, THAI].join(" ").split(/\s+/u);

/** Lower-case letter (code point) → its Latin reading in `a-z`, possibly several letters, or "" for an unwritten one. */
export const LETTERS: ReadonlyMap<number, string> = new Map(
  pairs.flatMap((letter, at): [number, string][] => {
    const reading = pairs[at + 1];
    const code = letter.codePointAt(0);
    return at % 2 === 0 && reading !== undefined && code !== undefined ? [[code, reading === "-" ? "" : reading]] : [];
  }),
);
