import type { ComponentType } from 'react'

/** One page of the gallery: a family of components, and the states that it shows them in. */
export type GalleryPage = { name: string; component: ComponentType; states: readonly string[] }
