import { listingLoader } from '../listing/listingLoader.ts'
import { readTitles } from '../listing/readListing.ts'
import { CATEGORIES } from './settings.ts'

export { CategoriesPage as Component } from './CategoriesPage.tsx'

export const loader = listingLoader(CATEGORIES, readTitles(CATEGORIES))
