import { walkScreens } from '../browser/walk.ts'

const SCREENS = [
	'/lists',
	'/lists/import',
	'/settings',
	'/settings/appearance',
	'/settings/privacy',
	'/settings/notifications',
	'/settings/apps',
	'/settings/media',
	'/settings/delete',
	'/dashboard',
	'/dashboard/contributions',
	'/add/anime',
	'/add/manga',
	'/add/movie',
	'/add/news',
	'/compare',
	'/terms',
	'/privacy',
	'/dmca',
]

walkScreens(SCREENS)
