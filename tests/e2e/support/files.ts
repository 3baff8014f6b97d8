/** A file as `setInputFiles` takes it. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one pixel. */
export function makePng(name: string): UploadFile {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** A text that calls itself a picture. */
export function makeFakePng(name: string): UploadFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from('This is no picture.') };
}

/** A drawing that would change the page's title if its script ran. */
export function makeScriptedSvg(name: string): UploadFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"
    onload="top.document.title = 'ran'"><script>top.document.title = 'ran'</script>
    <rect width="10" height="10"/></svg>`;
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}
