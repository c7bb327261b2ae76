export { ScorePanel } from '../score/ScorePanel.tsx'
export { AboutEpisode } from './AboutEpisode.tsx'
export { OtherEpisodes } from './OtherEpisodes.tsx'
