/** Rows and slides. Each slice brings those that it shows: pages without them need none. They import the rest by the package's name, which the page shares. */
export * from './carousel/CrossFade.tsx'
export * from './carousel/Dots.tsx'
export * from './carousel/MotionToggle.tsx'
export * from './carousel/RowCarousel.tsx'
