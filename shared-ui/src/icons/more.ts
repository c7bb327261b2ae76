import { icon } from './icon.tsx'

export const FilmIcon = icon('M3 5h18v14H3zM8 5v14M16 5v14M3 12h18M3 8.5h5M3 15.5h5M16 8.5h5M16 15.5h5')
export const MinusIcon = icon('M4 12h16')
export const SendIcon = icon('M3 4l18 8-18 8 3-8zM6 12h8')
export const ThumbDownIcon = icon('M7 13.5v-10H3v10zM7 13.5l4.5 7.5c1.5 0 2.5-1 2.5-2.5l-1-4h7l-1.5-11H7')
