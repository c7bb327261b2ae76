import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useForm } from 'shared-composition/form'
import { enterTogetherRoute, TOGETHER_NAME_MAX_LENGTH, type TogetherRoom } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, call } from 'shared-state'
import { Button, Meta, Panel, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { say } from './room.ts'
import { togetherTranslations } from './togetherTranslations.ts'

/** The door of a room: a member presses, a guest says a name. */
export function EnterRoom({ room: { code, size } }: { room: TogetherRoom }) {
	const t = useTranslations(togetherTranslations)
	const { revalidate } = useRevalidator()
	const isVisitor = useStore($session).state === 'visitor'
	const titleId = useId()
	const form = useForm({
		initialValues: () => ({ name: '' }),
		// Open to visitors on a demo, too: the room is no example.
		submit: (body) => call(enterTogetherRoute, { params: { code }, body }),
		async onSettled(outcome) {
			say(outcome)
			if (outcome.state === 'done') await revalidate()
		},
	})
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<form {...form.props}>
				<Stack>
					<div>
						<h2 id={titleId}>{t('together.enter.title')}</h2>
						{size > 0 && <Meta as="p">{t('together.enter.size', { count: size })}</Meta>}
					</div>
					{isVisitor && (
						<TextField
							label={t('together.name')}
							hint={t('together.name.hint')}
							autoComplete="nickname"
							maxLength={TOGETHER_NAME_MAX_LENGTH}
							{...form.text('name')}
						/>
					)}
					<Button
						type="submit"
						variant="primary"
						size="lg"
						disabled={isVisitor && form.values.name.trim() === ''}
						loading={form.submitting}
					>
						{t('together.enter')}
					</Button>
				</Stack>
			</form>
		</Panel>
	)
}
