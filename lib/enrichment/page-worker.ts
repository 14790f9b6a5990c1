/** A thread that reads pages, one after another. */
import { parentPort } from "node:worker_threads";
import { type ReadRequest, readPageText } from "./page-text";

/** A page with something for each rule. Its first reading compiles their expressions, which takes longer than most pages: the first that is asked for need not wait for it. */
const FIRST = `<!doctype html><html lang="en"><head><title>Acme | Imprint</title><meta property="og:site_name" content="Acme"><script type="application/ld+json">{"@type":"Organization","name":"Acme Ltd"}</script></head>
<body><h1>Imprint</h1><p>Acme Ltd<br>1 Main Street, London EC1A 1BB</p><p>The site is operated by Acme Ltd, registered in England, company number 00000006.</p><ul><li>VAT number: GB999999973<li>Telephone 020 7946 0000</ul>
<footer class="footer"><p>© 2024 Acme Ltd. All rights reserved. Website by Example</p></footer></body></html>`;

readPageText({ bytes: new TextEncoder().encode(FIRST), truncated: false, label: "utf-8", url: "https://www.acme.example/imprint", find: "explained" });

parentPort?.on("message", (request: ReadRequest) => {
  const page = readPageText(request);
  parentPort?.postMessage(page, [page.htmlJson.buffer]);
});
