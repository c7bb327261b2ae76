import { useWords } from 'shared-i18n'
import { Button, Cluster, Meta } from 'shared-ui'
import { words } from '../words.ts'

/** Says that a draft was found, and offers to begin anew. */
export function Restored({ onDiscard }: { onDiscard: () => void }) {
	const t = useWords(words)
	return (
		<Cluster $between role="status">
			<Meta>{t('add.restored')}</Meta>
			<Button size="sm" variant="quiet" onClick={onDiscard}>
				{t('add.discard')}
			</Button>
		</Cluster>
	)
}
