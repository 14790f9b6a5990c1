/** A function of an object, asked often on one page, that computes its answer once an object and keeps it as long as the object lives. */
export function once<Of extends object, Answer>(compute: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { readonly answer: Answer }>();
  return (of) => {
    const kept = known.get(of) ?? { answer: compute(of) };
    known.set(of, kept);
    return kept.answer;
  };
}
