/** Says in one line of a terminal what is being done; elsewhere, where lines stay, nothing. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
}
