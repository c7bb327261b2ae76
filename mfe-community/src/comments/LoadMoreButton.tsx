import { useTransition } from 'react'
import { outcomeMessage } from 'shared-composition'
import { type Outcome, showToast } from 'shared-state'
import { Button, ChevronDownIcon, ChevronUpIcon } from 'shared-ui'

interface MoreButtonProps {
	label: string
	load: () => Promise<Outcome<unknown>>
	small?: boolean
	/** What is loaded comes above. */
	isAbove?: boolean
}

/** Loads the next page of a list; a failure shows a toast. */
export function LoadMoreButton({ label, load, small = false, isAbove = false }: MoreButtonProps) {
	const Chevron = isAbove ? ChevronUpIcon : ChevronDownIcon
	const [loading, start] = useTransition()

	const more = () =>
		start(async () => {
			const outcome = await load()
			if (outcome.state !== 'done') showToast('bad', outcomeMessage(outcome))
		})

	return (
		<div>
			<Button variant={small ? 'quiet' : 'secondary'} size={small ? 'sm' : 'md'} loading={loading} onClick={more}>
				{!loading && <Chevron size={16} />}
				{label}
			</Button>
		</div>
	)
}
