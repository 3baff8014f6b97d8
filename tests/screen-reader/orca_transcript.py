#!/usr/bin/python3
"""Orca with a speech server that prints to stdout instead of speaking.

Each line is a JSON object: {"text": "..."} for an utterance, {"event": "interrupted"} for an interruption of
the speech, as on each key press, {"event": "read"} when a whole page has been read.
"""
import json
import sys
import tempfile

from gi.repository import GLib

sys.path.insert(1, '/usr/lib/python3/dist-packages')

from orca import orca, speechserver  # noqa: E402


# Time for the page to react to being read: Orca scrolls what it reads into view.
UTTERANCE_MS = 100


def report(text):
    if text.strip():
        print(json.dumps({'text': text}), flush=True)


def report_event(name):
    print(json.dumps({'event': name}), flush=True)


class SpeechServer(speechserver.SpeechServer):
    """Orca finds this class by the name `SpeechServer` in the module of `speechServerFactory`."""

    @staticmethod
    def getFactoryName():
        return 'Transcript'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ['Transcript', 'transcript']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        report(text or '')

    def speakCharacter(self, character, acss=None):
        report(character)

    def speakKeyEvent(self, event, acss=None):
        report(f'{event.getKeyName()} {event.getLockingStateString()}')

    def sayAll(self, utterances, progress):
        """Reports each utterance as spoken, for Orca to supply the next one."""
        def speak_next():
            utterance = next(utterances, None)
            if utterance is None:
                report_event('read')
                return False
            context, _ = utterance
            report(context.utterance)
            context.currentOffset = context.endOffset
            progress(context.copy(), speechserver.SayAllContext.COMPLETED)
            return True

        GLib.timeout_add(UTTERANCE_MS, speak_next)

    def stop(self):
        report_event('interrupted')


orca.getSettingsManager().activate(tempfile.mkdtemp(), {
    'speechServerFactory': '__main__',
    'speechFactoryModules': ['__main__'],
    'enableBraille': False,
    'enableSound': False,
    # The transcript has the keys already.
    'enableKeyEcho': False,
    # Only on demand: a page that reads itself would delay every journey.
    'sayAllOnLoad': False,
})
sys.exit(orca.main())
