/** Loads the images again that failed while the browser was offline. */
export function reloadFailedImages(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }
}
