import { askedMark, askedTitle } from './readText.ts'

test.each([
	['marcar episódio 5 de Frieren', 'anime', 5, 'Frieren'],
	['Episodio 12 da Lua Nova', 'anime', 12, 'Lua Nova'],
	['ep 3 frieren', 'anime', 3, 'frieren'],
	['marcar capítulo 41 de Punpun', 'manga', 41, 'Punpun'],
	['mark episode 5 of Frieren as watched', 'anime', 5, 'Frieren'],
	['chapter 7 of Death Note', 'manga', 7, 'Death Note'],
	['フリーレンの第５話を視聴済みにする', 'anime', 5, 'フリーレン'],
	['フリーレン 5話', 'anime', 5, 'フリーレン'],
	['プンプンの第41章を読了にする', 'manga', 41, 'プンプン'],
])('"%s" marks a title', (text, kind, number, name) => {
	expect(askedMark(text)).toEqual({ kind, number, name: name.trim() })
})

test.each(['Frieren', 'marcar', 'episódio de Frieren', '第5話', 'mark episode 5', ''])('"%s" marks nothing', (text) => {
	expect(askedMark(text)).toBeUndefined()
})

test.each([
	['adicionar Frieren à lista', 'Frieren'],
	['adicionar Frieren', 'Frieren'],
	['add Death Note to my list', 'Death Note'],
	['プンプンをリストに追加', 'プンプン'],
	['Frieren', undefined],
])('"%s" adds a title', (text, name) => {
	expect(askedTitle(text)).toBe(name)
})
