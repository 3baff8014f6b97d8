import { toast } from 'sonner';

/** Clears what one story could leave for the next, before it and after it: storages and toasts. */
export function leaveNothingBehind(): () => void {
  clearTraces();
  return clearTraces;
}

function clearTraces(): void {
  localStorage.clear();
  sessionStorage.clear();
  toast.dismiss();
}
