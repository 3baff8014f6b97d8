/** In-memory file for Playwright's `setFiles`. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of one pixel. */
export function makePng(name: string): UploadFile {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** A text file with the name and MIME type of a PNG. */
export function makeFakePng(name: string): UploadFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from('This is not an image.') };
}

/** An SVG whose scripts would change the page title. */
export function makeScriptedSvg(name: string): UploadFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"
    onload="top.document.title = 'ran'"><script>top.document.title = 'ran'</script>
    <rect width="10" height="10"/></svg>`;
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}
