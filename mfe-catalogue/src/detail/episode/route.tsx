export { EpisodePage as Component } from './EpisodePage.tsx'
export { loadEpisode as loader } from './loadEpisode.ts'
