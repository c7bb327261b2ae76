import { useState } from 'react'
import { type App, appsRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Button, PlusIcon } from 'shared-ui'
import { AppDialog } from './AppDialog.tsx'
import { type AppRequest, AppRow } from './AppRow.tsx'
import { appTranslations } from './appTranslations.ts'
import { ConfirmAppChange } from './ConfirmAppChange.tsx'
import { ListPanel } from './ListPanel.tsx'
import { createMemberList } from './memberList.ts'
import { SecretDialog } from './SecretDialog.tsx'

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
