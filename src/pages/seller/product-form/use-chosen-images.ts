import { useEffect, useRef, useState } from 'react';
import type { ChosenImage } from '../../../design-system/seller/ImageField.tsx';

/**
 * Pictures that were chosen from files, after those at `initialAddresses`. A file is added at once and
 * removed again, with an error, when the browser cannot decode it, whatever its name says. It is only
 * ever shown in an `<img>`, where no script in it runs. Object URLs are revoked with their picture and
 * with the form.
 */
export function useChosenImages(initialAddresses: readonly string[]) {
  const [chosen, setChosen] = useState(() => initialAddresses.map(makeInitialImage));
  const [errors, setErrors] = useState<readonly string[]>([]);
  const fileAddresses = useRef(new Set<string>());
  const fileCount = useRef(0);

  useEffect(() => {
    const addresses = fileAddresses.current;
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, []);

  const drop = ({ id, address }: ChosenImage) => {
    if (fileAddresses.current.delete(address)) URL.revokeObjectURL(address);
    setChosen((current) => current.filter((image) => image.id !== id));
  };

  const check = async (image: ChosenImage) => {
    if ((await canBeShown(image.address)) || !fileAddresses.current.has(image.address)) return;
    drop(image);
    setErrors((current) => [...current, `${image.name} is not an image that can be shown.`]);
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file) => {
      const address = URL.createObjectURL(file);
      fileAddresses.current.add(address);
      fileCount.current += 1;
      return { id: `file-${fileCount.current}`, name: file.name, address };
    });
    setErrors([]);
    setChosen((current) => [...current, ...added]);
    for (const image of added) void check(image);
  };

  const remove = (id: string) => {
    const removed = chosen.find((image) => image.id === id);
    if (removed) drop(removed);
    setErrors([]);
  };

  return { chosen, errors, add, remove };
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
