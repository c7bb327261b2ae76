import { useStore } from '@nanostores/react'
import type { Comment } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, $site, signInPath } from 'shared-state'
import { Button, LinkButton } from 'shared-ui'
import { commentTranslations } from '../comments/commentTranslations.ts'

/** The button that opens the form of a review. There is none while a moderator hides the reader's review. */
export function WriteReview({ own, onOpen }: { own: Comment | undefined; onOpen: () => void }) {
	const t = useTranslations(commentTranslations)
	const isMember = useStore($session).state === 'member'
	const isDemo = useStore($site).demo
	const label = t(own ? 'reviews.edit' : 'reviews.write')
	if (own?.body.state === 'hidden') return null
	return isMember || isDemo ? (
		<Button size="sm" onClick={onOpen}>
			{label}
		</Button>
	) : (
		<LinkButton to={signInPath()} size="sm">
			{label}
		</LinkButton>
	)
}
