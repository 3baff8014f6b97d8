import { useEffect, useRef, useState } from 'react';
import type { ChosenImage } from '../../../design-system/seller/ImageField.tsx';

/** The pictures of a product form, and what changes them. */
export interface ChosenImages {
  chosen: readonly ChosenImage[];
  /** Why files of the last choice were refused, a sentence each. */
  errors: readonly string[];
  /** Takes in the files that are pictures and refuses the others by name. */
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
}

/**
 * Pictures that were chosen from files, after those at `initialAddresses`. A file counts as a picture
 * when the browser can show it as one, whatever its name says; it is only ever shown in an `<img>`,
 * where no script in it runs. Addresses of files are released with their picture and with the form.
 */
export function useChosenImages(initialAddresses: readonly string[]): ChosenImages {
  const [chosen, setChosen] = useState(() => initialAddresses.map(makeInitialImage));
  const [errors, setErrors] = useState<readonly string[]>([]);
  const fileAddresses = useRef(new Set<string>());
  const fileCount = useRef(0);
  const isGone = useRef(false);

  useEffect(() => {
    const addresses = fileAddresses.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const address of addresses) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, []);

  const release = (address: string) => {
    if (fileAddresses.current.delete(address)) URL.revokeObjectURL(address);
  };

  const add = async (files: readonly File[]) => {
    const candidates = files.map((file) => {
      const address = URL.createObjectURL(file);
      fileAddresses.current.add(address);
      fileCount.current += 1;
      return { id: `file-${fileCount.current}`, name: file.name, address };
    });
    const isShown = await Promise.all(candidates.map(({ address }) => canBeShown(address)));
    if (isGone.current) return;
    const refused = candidates.filter((_, index) => isShown[index] !== true);
    for (const { address } of refused) release(address);
    setErrors(refused.map(({ name }) => `${name} is not an image that can be shown.`));
    setChosen((current) => [...current, ...candidates.filter((image) => !refused.includes(image))]);
  };

  const remove = (id: string) => {
    const removed = chosen.find((image) => image.id === id);
    if (removed) release(removed.address);
    setChosen((current) => current.filter((image) => image.id !== id));
    setErrors([]);
  };

  return { chosen, errors, add: (files) => void add(files), remove };
}

function makeInitialImage(address: string, index: number): ChosenImage {
  return { id: `initial-${index}`, name: `Image ${index + 1}`, address };
}

async function canBeShown(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
