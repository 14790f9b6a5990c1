/** The start page. */
export default function StartPage() {
  return (
    <main className="mx-auto max-w-2xl p-8">
      <h1 className="text-title">Firmament</h1>
    </main>
  );
}
