import type { ListImport } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { signInPath } from 'shared-state'
import { Button, Cluster, EmptyState, LinkButton } from 'shared-ui'
import { words } from '../words.ts'

interface ExampleResultProps {
	found: ListImport
	onStartOver: () => void
}

/** A visitor of the demo took a file in: what would have come of it, and why that needs an account. */
export function ExampleResult({ found: { counts }, onStartOver }: ExampleResultProps) {
	const t = useWords(words)
	const shared = useWords(common)
	return (
		<EmptyState
			title={t('transfer.example', { count: counts.created + counts.changed })}
			text={t('transfer.example.text')}
			action={
				<Cluster $gap={3}>
					<LinkButton to={signInPath()} variant="primary">
						{shared('action.signIn')}
					</LinkButton>
					<Button onClick={onStartOver}>{t('transfer.another')}</Button>
				</Cluster>
			}
		/>
	)
}
