import { useState } from 'react'
import { type App, appsRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Badge, Button, Cluster, Meta, PlusIcon, Stack } from 'shared-ui'
import { AppDialog } from './AppDialog.tsx'
import { appTranslations } from './appTranslations.ts'
import { ConfirmAppChange } from './ConfirmAppChange.tsx'
import { ListPanel } from './ListPanel.tsx'
import { createMemberList } from './memberList.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { Code, RowActions } from './style.ts'

type Open =
	| { dialog: 'register' }
	| { dialog: AppRequest; app: App }
	| { dialog: 'shown'; name: string; secret: string }

const createApps = () => createMemberList(() => call(appsRoute, {}))

/** The apps that the member has registered. */
export function OwnAppsPanel() {
	const t = useTranslations(appTranslations)
	const [list] = useState(createApps)
	const [open, setOpen] = useState<Open>()
	const close = () => setOpen(undefined)
	const show = ({ name }: App, secret: string | null | undefined) =>
		secret && setOpen({ dialog: 'shown', name, secret })

	return (
		<ListPanel
			list={list}
			title={t('ownApps.title')}
			lead={t('ownApps.lead')}
			failed={t('ownApps.failed')}
			none={t('ownApps.none')}
			add={
				<Button onClick={() => setOpen({ dialog: 'register' })}>
					<PlusIcon size={18} />
					{t('ownApps.register')}
				</Button>
			}
			dialogs={
				<>
					{open?.dialog === 'register' && (
						<AppDialog
							onClose={close}
							onSaved={({ app, secret }) => {
								list.update(({ items }) => ({ items: [app, ...items] }))
								show(app, secret)
							}}
						/>
					)}
					{open?.dialog === 'edit' && (
						<AppDialog
							app={open.app}
							onClose={close}
							onSaved={({ app }) =>
								list.update(({ items }) => ({ items: items.map((one) => (one.id === app.id ? app : one)) }))
							}
						/>
					)}
					{(open?.dialog === 'secret' || open?.dialog === 'delete') && (
						<ConfirmAppChange
							list={list}
							app={open.app}
							change={open.dialog}
							onSecret={(secret) => show(open.app, secret)}
							onClose={close}
						/>
					)}
					{open?.dialog === 'shown' && (
						<SecretDialog
							title={t('ownApps.secret.shown', { name: open.name })}
							secret={open.secret}
							note={t('ownApps.secret.once')}
							onClose={close}
						/>
					)}
				</>
			}
		>
			{(app) => <AppRow key={app.id} app={app} onAsk={(dialog) => setOpen({ dialog, app })} />}
		</ListPanel>
	)
}

/** What a developer can ask for in the row of an app. */
type AppRequest = 'edit' | 'secret' | 'delete'

/** An app of the member: its id, its members and its buttons. */
function AppRow({ app, onAsk }: { app: App; onAsk: (request: AppRequest) => void }) {
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
