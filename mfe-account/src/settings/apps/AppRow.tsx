import type { App } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, Stack } from 'shared-ui'
import { appTranslations } from './appTranslations.ts'
import { Code, RowActions } from './style.ts'

/** What a developer can ask for in the row of an app. */
export type AppRequest = 'edit' | 'secret' | 'delete'

/** An app of the member: its id, its members and its buttons. */
export function AppRow({ app, onAsk }: { app: App; onAsk: (request: AppRequest) => void }) {
	const t = useTranslations(appTranslations)
	const formats = useFormats()
	const requests = app.isConfidential ? (['edit', 'secret', 'delete'] as const) : (['edit', 'delete'] as const)
	return (
		<li>
			<Stack $gap={2}>
				<Cluster>
					<strong>{app.name}</strong>
					<Badge>{t(app.isConfidential ? 'ownApps.confidential' : 'ownApps.public')}</Badge>
				</Cluster>
				<Meta as="p">
					client_id <Code>{app.id}</Code>
				</Meta>
				<Meta as="p">
					{t('ownApps.members', { count: app.members })}
					{' · '}
					{t('ownApps.createdAt', { date: formats.date(app.createdAt) })}
				</Meta>
			</Stack>
			<RowActions>
				{requests.map((request) => (
					<Button
						key={request}
						size="sm"
						variant={request === 'delete' ? 'danger' : 'secondary'}
						aria-label={t(`ownApps.${request}.of`, { name: app.name })}
						onClick={() => onAsk(request)}
					>
						{t(`ownApps.${request}`)}
					</Button>
				))}
			</RowActions>
		</li>
	)
}
