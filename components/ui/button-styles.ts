import { cva, type VariantProps } from 'class-variance-authority'

/** The styles of everything pressable, shared by buttons and links that look like buttons. */
export const buttonStyles = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap font-semibold transition-[background-color,border-color,color,transform] active:scale-[0.985] disabled:cursor-not-allowed disabled:active:scale-100 aria-busy:cursor-progress aria-busy:active:scale-100 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-accent-fill text-on-fill hover:bg-accent-fill-hover disabled:bg-sunken-hover disabled:text-ink-soft aria-busy:bg-accent-fill aria-busy:text-on-fill',
        secondary:
          'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-busy:bg-surface',
        ghost: 'text-ink hover:bg-sunken disabled:text-ink-soft',
        'ghost-danger': 'text-danger-ink hover:bg-sunken disabled:text-ink-soft',
        danger:
          'bg-danger-fill text-on-fill hover:bg-danger-fill-hover disabled:bg-sunken-hover disabled:text-ink-soft aria-busy:bg-danger-fill aria-busy:text-on-fill',
      },
      size: {
        sm: 'h-11 rounded-sm px-3.5 text-sm fine:h-9',
        md: 'h-11 rounded-sm px-5 text-base',
        lg: 'h-13 rounded-md px-6 text-base',
        pill: 'h-11 rounded-full px-3.5 text-sm fine:h-9',
        // Large enough for a kitchen's tablet.
        tap: 'h-14 rounded-sm',
        'tap-lg': 'h-14 rounded-md px-6 text-lg',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

/** The style options of a button-like component. */
export type ButtonLook = VariantProps<typeof buttonStyles>
