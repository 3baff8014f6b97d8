/** Ref of the current item of a row that scrolls sideways: scrolls the row, not the page, to centre the item. */
export function scrollRowTo(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (!row) return;
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
