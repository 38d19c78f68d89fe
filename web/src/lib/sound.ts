/** Quiet sounds, made by the page itself; only for those who want them. */
import { prefs } from '$lib/state/prefs.svelte';

export type Sound = 'turn' | 'card' | 'seal' | 'coin' | 'bell';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
	if (!prefs.sound || !prefs.volume || document.hidden) return;
	context ??= new AudioContext();
	if (context.state === 'suspended') void context.resume();
	const now = context.currentTime;
	switch (sound) {
		case 'turn':
			tone(context, 523, now, 0.5, 0.05);
			tone(context, 784, now + 0.14, 0.7, 0.05);
			break;
		case 'card':
			rustle(context, now, 0.09, 2400, 0.05);
			break;
		case 'seal':
			rustle(context, now, 0.16, 320, 0.22);
			break;
		case 'coin':
			tone(context, 1975, now, 0.18, 0.03);
			tone(context, 2637, now + 0.05, 0.2, 0.03);
			break;
		case 'bell':
			for (const [i, pitch] of [294, 440, 587].entries()) tone(context, pitch, now + i * 0.02, 2.2, 0.06);
			break;
	}
}

/** Everything goes through the volume. */
function loudness(audio: AudioContext): AudioNode {
	const gain = audio.createGain();
	gain.gain.value = prefs.volume / 70;
	gain.connect(audio.destination);
	return gain;
}

function tone(audio: AudioContext, pitch: number, at: number, length: number, peak: number): void {
	const source = audio.createOscillator();
	const gain = audio.createGain();
	source.type = 'sine';
	source.frequency.value = pitch;
	gain.gain.setValueAtTime(0, at);
	gain.gain.linearRampToValueAtTime(peak, at + 0.01);
	gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
	source.connect(gain).connect(loudness(audio));
	source.start(at);
	source.stop(at + length);
}

function rustle(audio: AudioContext, at: number, length: number, pitch: number, peak: number): void {
	const frames = Math.ceil(audio.sampleRate * length);
	const buffer = audio.createBuffer(1, frames, audio.sampleRate);
	const data = buffer.getChannelData(0);
	for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
	const source = audio.createBufferSource();
	const filter = audio.createBiquadFilter();
	const gain = audio.createGain();
	source.buffer = buffer;
	filter.type = 'bandpass';
	filter.frequency.value = pitch;
	gain.gain.value = peak;
	source.connect(filter).connect(gain).connect(loudness(audio));
	source.start(at);
}
