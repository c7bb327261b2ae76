import { $toasts, dismissToast, showToast } from './toasts.ts'

const shown = () => $toasts.get().map(({ text }) => text)

afterEach(() => {
	for (const { id } of $toasts.get()) dismissToast(id)
})

test('a newer message takes the place of the same text and of the same topic', () => {
	showToast('good', 'Episódio 1', undefined, 'progress')
	showToast('bad', 'Sem conexão.')
	showToast('bad', 'Sem conexão.')
	showToast('plain', 'Episódio 2', undefined, 'progress')
	expect(shown()).toEqual(['Sem conexão.', 'Episódio 2'])
})
