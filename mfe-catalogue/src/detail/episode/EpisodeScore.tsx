import { useState } from 'react'
import type { EpisodePage } from 'shared-contract'
import { ScorePanel } from '../score/ScorePanel.tsx'
import { episodeSubject } from '../score/scoreSubjects.ts'

/** The score of an episode. */
export function EpisodeScore({ page }: { page: EpisodePage }) {
	const [subject] = useState(() => episodeSubject(page.id))
	return <ScorePanel subject={subject} summary={page.score} />
}
