import { walkScreens } from '../browser/walk.ts'

const SCREENS = [
	'/messages',
	'/messages/niouka',
	'/messages/g/g1',
	'/messages/g/g1/geral',
	'/messages?open=requests',
	'/profile',
	'/profile?tab=anime-list',
	'/profile/Caio%20Mori',
	'/notifications',
]

walkScreens(SCREENS)
