import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { type MediaProgram, type MediaServer, mediaHookPath } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, PlayIcon, PlusIcon, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import type { MediaServersStore } from './mediaServersStore.ts'
import { mediaTranslations } from './mediaTranslations.ts'
import { NewServerDialog } from './NewServerDialog.tsx'
import { PROGRAMS } from './programs.ts'
import { MediaRows, Steps } from './style.ts'

interface ServerRowsProps {
	store: MediaServersStore
	servers: readonly MediaServer[]
}

type Shown =
	| { dialog: 'new' }
	| { dialog: 'renew' | 'remove'; server: MediaServer }
	| { dialog: 'address'; server: MediaServer; token: string }

/** The connections, with buttons to add one, to renew its address and to remove it. */
export function ServerRows({ store, servers }: ServerRowsProps) {
	const t = useTranslations(mediaTranslations)
	const formats = useFormats()
	const [shown, setShown] = useState<Shown>()
	const close = () => setShown(undefined)

	async function confirm(dialog: 'renew' | 'remove', server: MediaServer) {
		if (dialog === 'remove') {
			showOutcome(await store.remove(server), t('media.remove.done'))
			return close()
		}
		const outcome = await store.renew(server)
		showOutcome(outcome, t('media.renew.done'))
		setShown(outcome.state === 'done' ? { dialog: 'address', ...outcome.answer } : undefined)
	}

	return (
		<>
			{servers.length > 0 && (
				<MediaRows>
					{servers.map((server) => (
						<li key={server.id}>
							<PlayIcon size={22} />
							<div>
								<Cluster>
									<strong>{PROGRAMS[server.program]}</strong>
									{server.userName !== '' && <Badge>{t('media.onlyUser', { name: server.userName })}</Badge>}
								</Cluster>
								<Meta as="p">
									{server.last
										? t('media.last', {
												ago: formats.ago(server.last.receivedAt),
												result: t(`media.result.${server.last.result}`),
											})
										: t('media.never', { date: formats.date(server.createdAt) })}
								</Meta>
							</div>
							<Cluster>
								<Button
									size="sm"
									aria-label={t('media.renew.of', { program: PROGRAMS[server.program] })}
									onClick={() => setShown({ dialog: 'renew', server })}
								>
									{t('media.renew')}
								</Button>
								<Button
									size="sm"
									variant="danger"
									aria-label={t('media.remove.of', { program: PROGRAMS[server.program] })}
									onClick={() => setShown({ dialog: 'remove', server })}
								>
									{t('media.remove')}
								</Button>
							</Cluster>
						</li>
					))}
				</MediaRows>
			)}
			<div>
				<Button onClick={() => setShown({ dialog: 'new' })}>
					<PlusIcon size={18} />
					{t('media.add')}
				</Button>
			</div>
			{shown?.dialog === 'new' && (
				<NewServerDialog store={store} onClose={close} onAdded={(added) => setShown({ dialog: 'address', ...added })} />
			)}
			{shown?.dialog === 'address' && (
				<AddressDialog program={shown.server.program} token={shown.token} onClose={close} />
			)}
			{(shown?.dialog === 'renew' || shown?.dialog === 'remove') && (
				<ConfirmDialog
					open
					title={t(`media.${shown.dialog}.title`)}
					text={t(`media.${shown.dialog}.text`)}
					action={t(`media.${shown.dialog}`)}
					onConfirm={() => confirm(shown.dialog, shown.server)}
					onClose={close}
				/>
			)}
		</>
	)
}

interface AddressDialogProps {
	program: MediaProgram
	token: string
	onClose: () => void
}

/** The address of a connection, which is shown only now, and what to do with it in the program. */
function AddressDialog({ program, token, onClose }: AddressDialogProps) {
	const t = useTranslations(mediaTranslations)
	const shared = useTranslations(common)
	return (
		<Dialog
			open
			title={t('media.address.title', { program: PROGRAMS[program] })}
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={<Button onClick={onClose}>{shared('action.close')}</Button>}
		>
			<Stack>
				<CopyableSecret
					secret={location.origin + mediaHookPath(token)}
					note={t('media.address.once')}
					failed={t('calendarToken.copyFailed')}
				/>
				<Steps>
					<li>{t(`media.steps.${program}.1`)}</li>
					<li>{t(`media.steps.${program}.2`)}</li>
					<li>{t(`media.steps.${program}.3`)}</li>
				</Steps>
			</Stack>
		</Dialog>
	)
}
