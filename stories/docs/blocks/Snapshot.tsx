import { useEffect, useRef, useState } from 'react';
import { takeSnapshots, type Picture, type Size } from './take-snapshots.ts';

/** Snapshots are taken this far from the screen. */
const ROOT_MARGIN = '300px';

interface SnapshotProps {
  id: string;
  /** The viewports to show the story in. */
  sizes: readonly Size[];
  /** The factor of its size on the page. */
  scale: number;
}

/** A story in one or more viewports, scaled down. The snapshots are taken when they are near the screen. */
export function Snapshot({ id, sizes, scale }: SnapshotProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const key = JSON.stringify([id, sizes]);

  useEffect(() => {
    let isNear = false;
    const stop = () => {
      isNear = false;
      observer.disconnect();
    };
    const show = (taken: readonly Picture[]) => {
      if (taken.length > 0) stop();
      setPictures(taken);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        isNear = entry?.isIntersecting ?? false;
        if (!entry || !isNear) return;
        // Snapshots are skipped if the page is scrolled on, e.g. to an anchor, before they are taken.
        void takeSnapshots(entry.target, id, sizes, () => isNear).then(show);
      },
      { rootMargin: ROOT_MARGIN },
    );
    if (ref.current) observer.observe(ref.current);
    return stop;
    // The key has all values of the id and the sizes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  return (
    <div ref={ref} className="snapshots flex flex-wrap gap-2" inert>
      {sizes.map(({ width, height }, index) => {
        const picture = pictures[index];
        const shownHeight = height ?? picture?.height ?? width / 3;
        return (
          <div
            key={width}
            className={picture ? undefined : 'bg-stone!'}
            style={{ width: width * scale, height: shownHeight * scale }}
          >
            {picture && (
              <iframe
                title={id}
                // The sandbox runs no scripts.
                sandbox="allow-same-origin"
                className="origin-top-left"
                srcDoc={picture.html}
                style={{
                  width,
                  height: shownHeight,
                  // The transform does not scale the place that the frame takes.
                  marginRight: width * (scale - 1),
                  transform: `scale(${scale})`,
                }}
                onLoad={({ currentTarget }) => {
                  picture.restore(currentTarget);
                  // A dialog takes the focus when it opens.
                  currentTarget.blur();
                }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
