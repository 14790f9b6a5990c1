/** The product's sign: a dome of stars. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="7" fill="#2b5ce6" />
      <path d="M5 24.5a11 11 0 0 1 22 0" fill="none" stroke="#c5d5fb" strokeWidth="2" strokeLinecap="round" />
      <path d="M10.5 24.5a5.5 5.5 0 0 1 11 0" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M16 4.2l1.2 3.1 3.1 1.2-3.1 1.2-1.2 3.1-1.2-3.1-3.1-1.2 3.1-1.2z" fill="#fff" />
    </svg>
  );
}
