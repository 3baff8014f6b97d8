import { toast } from 'sonner';

/** Clears storage and toasts before and after each story, because stories share pages in Vitest. */
export function resetState(): () => void {
  clear();
  return clear;
}

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
  toast.dismiss();
}
