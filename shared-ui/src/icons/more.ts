import { icon } from './icon.tsx'

export const FilmIcon = icon('M3 5h18v14H3zM8 5v14M16 5v14M3 12h18M3 8.5h5M3 15.5h5M16 8.5h5M16 15.5h5')
export const MinusIcon = icon('M4 12h16')
export const PinIcon = icon('M9 3h6l-1 7 4 4H6l4-4zM12 14v7')
export const ReplyIcon = icon('M9 7 4 12l5 5M4 12h9a7 7 0 0 1 7 7')
export const SmileIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.5 14.5c1.5 2.5 5.5 2.5 7 0M9 9.5h.01M15 9.5h.01')
export const SendIcon = icon('M3 4l18 8-18 8 3-8zM6 12h8')
export const ThumbDownIcon = icon('M7 13.5v-10H3v10zM7 13.5l4.5 7.5c1.5 0 2.5-1 2.5-2.5l-1-4h7l-1.5-11H7')
