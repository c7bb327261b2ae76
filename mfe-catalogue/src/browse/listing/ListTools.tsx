import { useStore } from '@nanostores/react'
import { Remote } from 'shared-composition'
import { $session } from 'shared-state'
import { RandomTitle, type RandomTitleProps } from './RandomTitle.tsx'

/** What stands beside the count of a list: the reader's saved views, and a random title. */
export function ListTools({ search, ...random }: RandomTitleProps & { search: string }) {
	const session = useStore($session)
	const { screen } = random.settings
	const hasViews = session.state === 'member' || new URLSearchParams(search).has('view')
	return (
		<>
			{hasViews && (screen === 'explore' || screen === 'mangas') && (
				<Remote name="mfe-account/SavedViews" place={`/${screen}`} skeleton={null} small />
			)}
			{random.total > 1 && <RandomTitle {...random} />}
		</>
	)
}
