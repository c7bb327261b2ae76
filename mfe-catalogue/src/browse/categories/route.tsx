import { fetchTitles } from '../listing/fetchListing.ts'
import { listingLoader } from '../listing/listingLoader.ts'
import { CATEGORIES } from './CategoriesPage.tsx'

export { CategoriesPage as Component } from './CategoriesPage.tsx'

export const loader = listingLoader(CATEGORIES, fetchTitles(CATEGORIES))
