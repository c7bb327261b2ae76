export { AboutEpisode } from './AboutEpisode.tsx'
export { EpisodeScore } from './EpisodeScore.tsx'
export { OtherEpisodes } from './OtherEpisodes.tsx'
