/**
 * What few pages show. Each slice brings those that it needs, so that other pages do without. They import the rest by the
 * package's name, because that is the shared module: a relative path would bundle a copy.
 */
export * from './cards/EpisodeCard.tsx'
export * from './cards/NewsCard.tsx'
export * from './carousel/CrossFade.tsx'
export * from './carousel/Dots.tsx'
export * from './carousel/MotionToggle.tsx'
export * from './carousel/RowCarousel.tsx'
export * from './data/ProgressBar.tsx'
export * from './data/ScoreDistribution.tsx'
export * from './icons/few.ts'
export * from './navigation/NavList.tsx'
