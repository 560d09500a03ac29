import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Of two that conflict, the order in the style sheet decides, not the order here: a class that
 * replaces one of a component ends in '!'.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
