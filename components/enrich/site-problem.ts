/** What a failed look-up means to a person. */
export interface SiteProblem {
  readonly title: string;
  /** What to do. */
  readonly advice: string;
  /** Whether trying again may help. */
  readonly passes: boolean;
}

/**
 * A look-up's failure in plain words, by the code of the service (docs/enrichment.md).
 * @returns undefined for what is not about the website: signed out, quota used up and the like.
 */
export function siteProblem(code: string | undefined): SiteProblem | undefined {
  switch (code) {
    case "invalid_url":
      return { title: "That is no website's address", advice: "Enter a domain such as example.com, or the address of a page.", passes: false };
    case "blocked_host":
      return { title: "This address is not on the public internet", advice: "Numbers in place of names, internal names and private networks are never asked. Enter the company's public domain.", passes: false };
    case "not_html":
      return { title: "This is a file, not a web page", advice: "Enter the site's start page or its imprint.", passes: false };
    case "unreachable":
      return { title: "The site cannot be reached", advice: "Check the spelling. The site may be down, or refuse programs; its company can still be searched by name.", passes: true };
    case "too_many_redirects":
      return { title: "The site sends visitors in circles", advice: "Open it in a browser and enter the address where it ends.", passes: false };
    case "timeout":
      return { title: "The site took too long", advice: "It was given 15 seconds. Try again later.", passes: true };
    case "empty_cell":
      return { title: "The row has no website", advice: "There is nothing to look up. Its company can be searched by name.", passes: false };
    case "internal":
      return { title: "Looking it up failed on the server's side", advice: "It was tried several times. Whoever runs this service finds the reason in its log.", passes: true };
    default:
      return undefined;
  }
}
