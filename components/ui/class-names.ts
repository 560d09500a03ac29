import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names; of two that conflict, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}
